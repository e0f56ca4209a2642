// Loaded before a server of a trial by `node --import`: whoever started it may be killed, and then nobody ends it.
process.once('disconnect', () => process.exit());
// It must not keep the server from ending.
process.channel?.unref();
