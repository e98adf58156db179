/** Preloaded into a program that does not know the launcher: exits when the launcher has exited. */
process.once('disconnect', () => process.exit(0));
// The listener alone must not keep an otherwise finished program alive.
process.channel?.unref();
