export {
  /** The routes and the clock of the service. */
  adsService,
} from './service.ts';
