/**
 * How Node is told to stay small, which costs the site a few hundredths of its time: little room for
 * young objects, and old ones are looked through once there are 60 % more of them, else twice as many
 * and more. One thread helps it with that, not four: there is a process for each core, and on two
 * cores a search page took two thirds more processor time with four (docs/benchmarks.md).
 * `Containerfile` and the units say the same (tests/unit/deploy.test.ts).
 */
export const SMALL = ['--max-semi-space-size=4', '--heap-growing-percent=60', '--v8-pool-size=1'];
