/** Width and height of the dial's drawing, whose middle is 0,0. */
export const dialSize = 432;
