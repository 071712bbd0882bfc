import { countAnew } from '#tests/builders/count.ts';

countAnew();
