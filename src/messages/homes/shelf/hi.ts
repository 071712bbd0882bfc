import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  yourHomes: 'आपके घर',
  yourHomesKept: ({ count }) => `आपके घर, ${count} सहेजे हुए`,
  compareChosen: ({ count }) => (count === 1 ? 'तुलना: 1 घर चुना' : `${count} घरों की तुलना करें`),
  kept: 'सहेजा गया',
  keptHere: 'इस डिवाइस पर सहेजा गया',
  notKept: 'अब सहेजा हुआ नहीं है',
  fullComparison: 'तुलना के लिए तीन घर पहले से चुने हैं',
  inComparison: 'तुलना में जोड़ा गया',
  compareNow: 'अभी तुलना करें',
} satisfies Messages<typeof en>;
