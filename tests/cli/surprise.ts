type Place = { file: string; folder: string };

const place: Place = { file: import.meta.url, folder: import.meta.dirname };
console.log(JSON.stringify(place));
throw new Error('a surprise');
