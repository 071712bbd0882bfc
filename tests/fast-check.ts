import * as fc from 'fast-check';

// In CI the same cases every time: a red run is about the change. Elsewhere others each time.
if (process.env.CI) fc.configureGlobal({ seed: 1_947 });

export { fc };
