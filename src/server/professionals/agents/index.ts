export {
  /** Its endpoints. */
  agentRoutes,
} from './routes.ts';
