import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  name: ({ what, isRent, where, metro, price }) =>
    [where, isRent && 'किराए पर', [what, metro, price].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' '),
  kinds: { Buy: 'घर', Rent: 'घर', Commercial: 'दफ़्तर और दुकानें', Plots: 'प्लॉट' },
  rooms: ({ rooms, kinds }) => (kinds ? `${rooms} BHK ${kinds}` : `${rooms} BHK`),
  in: ({ place }) => `${place} में`,
  near: ({ place }) => `${place} के पास`,
  inAreas: ({ count }) => (count > 1 ? 'मेरे क्षेत्रों में' : 'मेरे क्षेत्र में'),
  inView: 'नक़्शे के हिस्से में',
  inCity: 'पुणे में',
  inPart: 'पुणे के एक हिस्से में',
  fromTo: ({ from, to }) => `${from} से ${to}`,
  under: ({ amount }) => `${amount} तक`,
  from: ({ amount }) => `${amount} से`,
  fromMetro: ({ minutes }) => `मेट्रो से ${minutes} मिनट`,
  fromLine: ({ minutes, line }) => `${line} से ${minutes} मिनट`,
} satisfies Messages<typeof en>;
