// For `node --import`, or to be imported: ends this process as SIGTERM does once whoever started it
// is gone. Killed, a test run ends nothing of what it started: sites would stay behind with their
// databases, and with their ports.
import { isMainThread } from 'node:worker_threads';

const PARENT = process.ppid;
const LOOK_MS = 500;

// An orphan has another parent; of no signal can that be said on every system.
const looking = setInterval(() => {
  if (process.ppid === PARENT) return;
  clearInterval(looking);
  process.kill(process.pid, 'SIGTERM');
}, LOOK_MS);
looking.unref();
// Threads are given this file too; one voice is enough.
if (!isMainThread) clearInterval(looking);
