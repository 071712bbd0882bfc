export {
  /** Takes away the second factors of who has lost them all. */
  resetFactors,
} from './reset-factors.ts';
export {
  /** Its endpoints. */
  securityRoutes,
} from './routes.ts';
