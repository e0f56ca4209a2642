/** Whether an address belongs to the interface, which answers in JSON, and not to a page. */
export function isInterface(pathname: string): boolean {
  return pathname.startsWith('/api/');
}
