import { cacheHeaders } from '@/lib/http/response-headers';
import { decoderNames, readDecoder, sceneUrl } from '@/lib/spline-scene';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Served from this site, and only if a scene is configured: without one, nothing asks for these files. */
export const generateStaticParams = () => (sceneUrl() ? decoderNames.map((file) => ({ file })) : []);

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const decoder = await readDecoder((await params).file);
  if (!decoder) return new Response(null, { status: 404 });
  // The file names stay the same in the next version of the runtime, so caches must ask again.
  return new Response(new Uint8Array(decoder.body), {
    headers: { ...cacheHeaders, 'content-type': decoder.type },
  });
}
