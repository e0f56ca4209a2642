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
