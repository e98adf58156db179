/** Preloaded into a program that does not know the launcher: it ends when the launcher is gone. */
process.once('disconnect', () => process.exit(0));
// The listener alone would keep a program alive that has nothing else to do.
process.channel?.unref();
