import { countAnew } from '../builders/count.ts';

countAnew();
