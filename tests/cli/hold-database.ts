import { ensurePostgres } from '@/scripts/postgres/ensure-postgres';

/** A process of its own that opens a database folder, says so, and stops the server when its input ends. */
const [folder = ''] = process.argv.slice(2);
void ensurePostgres({ folder, settings: { fsync: 'off' } }).then(({ url, attached, stop }) => {
  console.log(JSON.stringify({ url, attached }));
  process.stdin.resume().on('end', () => void stop());
});
