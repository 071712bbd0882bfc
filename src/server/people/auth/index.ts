export {
  /** Argon2id, for storing. */
  hashPassword,
  /** True when the password belongs to the hash. */
  verifyPassword,
} from './password.ts';
export {
  /** What is weak about a password, in a sentence, or undefined. */
  strengthProblem,
} from './password-strength.ts';
export {
  /** Its endpoints. */
  authRoutes,
} from './routes.ts';
