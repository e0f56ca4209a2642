// Plain JavaScript of the oldest kind: an old Node still has to read this in order to refuse.

function parse(version) {
  const parts = version.replace(/^[^\d]*/, '').split('.');
  return [Number(parts[0]), Number(parts[1] || 0)];
}

/** Whether a version is within `^20.19 || >=22.12`, the two forms package.json uses. */
function isWithin(version, range) {
  const actual = parse(version);
  return range.split('||').some((part) => {
    const wanted = parse(part);
    const isSameMajor = actual[0] === wanted[0];
    if (isSameMajor) return actual[1] >= wanted[1];
    return part.includes('>=') && actual[0] > wanted[0];
  });
}

/** Why this Node cannot run the site, in two lines; undefined when it can. */
export function refuseNode(version, range) {
  if (isWithin(version, range)) return undefined;
  return `Node ${version} cannot run this site: it needs Node ${range}.\nInstall a current Node from https://nodejs.org and run the command again.`;
}

/**
 * Why this Node cannot run the site from this folder, in two lines; undefined when it can. Node 22.12 to 22.17 no longer
 * find a package once they have looked for many, where the path has letters of Latin-1 beyond ASCII: the site came up,
 * and answered everything with 500. With others besides, as Chinese ones, they do.
 */
export function refuseFolder(version, folder) {
  const [major, minor] = parse(version);
  const isAffected = major === 22 && minor < 18 && /[\x80-\xff]/.test(folder) && !/[^\0-\xff]/.test(folder);
  if (!isAffected) return undefined;
  return `Node ${version} does not find the packages in ${folder}: letters as é or ü in a path are beyond it.\nInstall a current Node from https://nodejs.org, or move the folder, and run the command again.`;
}
