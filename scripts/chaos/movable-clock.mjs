// Loaded before the site with `node --import`: puts its clock ahead or behind by as much as its parent says.
const { Date: RealDate } = globalThis;
let ahead = 0;

const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, self) => Reflect.construct(target, values.length > 0 ? values : [now()], self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (message) => {
  if (typeof message?.clockAhead === 'number') ahead = message.clockAhead;
});
// This must not keep the site from ending.
process.channel?.unref();
