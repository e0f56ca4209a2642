// Loaded before a trial's server by `node --import`: if the process that started it is killed, nobody else ends it.
process.once('disconnect', () => process.exit());
// The channel must not keep the server from ending.
process.channel?.unref();
