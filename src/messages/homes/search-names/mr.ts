import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  name: ({ what, isRent, where, metro, price }) =>
    [where, isRent && 'भाड्याने', [what, metro, price].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' '),
  kinds: { Buy: 'घरे', Rent: 'घरे', Commercial: 'कार्यालये आणि दुकाने', Plots: 'भूखंड' },
  rooms: ({ rooms, kinds }) => (kinds ? `${rooms} BHK ${kinds}` : `${rooms} BHK`),
  in: ({ place }) => `${place} येथे`,
  near: ({ place }) => `${place} जवळ`,
  inAreas: ({ count }) => (count > 1 ? 'माझ्या क्षेत्रांत' : 'माझ्या क्षेत्रात'),
  inView: 'नकाशातील भागात',
  inCity: 'पुण्यात',
  inPart: 'पुण्याच्या एका भागात',
  fromTo: ({ from, to }) => `${from} ते ${to}`,
  under: ({ amount }) => `${amount} पर्यंत`,
  from: ({ amount }) => `${amount} पासून`,
  fromMetro: ({ minutes }) => `मेट्रोपासून ${minutes} मिनिटे`,
  fromLine: ({ minutes, line }) => `${line}: ${minutes} मिनिटे`,
} satisfies Messages<typeof en>;
