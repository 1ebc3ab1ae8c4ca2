// Loaded before a program: ends it when the process that started it is gone, however that ended.
process.stdin.once('end', () => process.exit(0)).resume()
