/** Where app/spline serves the decoders the 3D runtime asks for. */
export const decodersPath = '/spline';
