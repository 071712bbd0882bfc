export {
  /** Its endpoints. */
  lawyerRoutes,
} from './routes.ts';
