import { catalogue } from '#messages/lib/catalogue.ts';
import en from './en.ts';
import hi from './hi.ts';
import mr from './mr.ts';

export default catalogue(en, { hi, mr });
