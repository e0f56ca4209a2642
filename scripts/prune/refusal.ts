import { databaseRefusal, isOperational } from '@/scripts/site/database-refusal';

const reasons = {
  '42P01': 'it has not the newest tables, npm run db:migrate makes them',
  '42703': 'it has not the newest tables, npm run db:migrate makes them',
  '42501': 'its user may not delete',
  '57P01': 'it was stopped',
  '57P03': 'it is starting or stopping',
  CONNECTION_CLOSED: 'it closed the connection',
};

/** What to tell an operator whose database refused or went away; any other error as it is. */
export const pruneRefusal = (url: string, error: unknown): unknown =>
  isOperational(error, reasons) ? databaseRefusal(url, error, reasons) : error;
