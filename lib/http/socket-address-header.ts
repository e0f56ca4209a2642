/** The request header in which the server tells the application the address of the socket. */
export const socketAddressHeader = 'x-socket-address';
