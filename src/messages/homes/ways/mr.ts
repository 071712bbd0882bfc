import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  metres: ({ metres }) => `${metres} मी.`,
  kilometres: ({ km }) => `${km} किमी`,
  withinOneKm: '1 किमीच्या आत',
  aboutKm: ({ km }) => `सुमारे ${km} किमी`,
  aboutMinutes: ({ minutes }) => `सुमारे ${minutes} मिनिटे`,
  farthest: 'माझ्या ठिकाणांपर्यंत',
  any: 'कितीही दूर',
  within: ({ minutes }) => `रस्त्याने ${minutes} मिनिटांत`,
} satisfies Messages<typeof en>;
