import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { subsetFaces } from './fonts/font-faces';
import { makeSubset } from './fonts/make-subset';

/** `npm run fonts`: makes the font files of `app/fonts.css` anew, after its characters or weights have changed. */
export async function fonts(): Promise<void> {
  for (const face of subsetFaces(process.cwd())) {
    const file = await makeSubset(face);
    mkdirSync(dirname(face.file), { recursive: true });
    writeFileSync(face.file, file);
    console.log(`${relative(process.cwd(), face.file)}: ${file.length.toLocaleString('en')} bytes`);
  }
}
