import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  smaller: ({ area, against }) =>
    `लहान: ${against} ऐवजी ${area} चौ. फूट; लहान घरांचा चौ. फुटाचा दर जास्त असतो`,
  larger: ({ area, against }) =>
    `मोठे: ${against} ऐवजी ${area} चौ. फूट; मोठ्या घरांचा चौ. फुटाचा दर कमी असतो`,
  older: ({ age, against }) => `जुने: ${against} ऐवजी ${age}`,
  newer: ({ age, against }) => `नवे: ${against} ऐवजी ${age}`,
  beingBuilt: 'बांधकाम सुरू',
  lowerFloor: ({ floor, against }) => `खालचा मजला: ${against} ऐवजी ${floor}`,
  higherFloor: ({ floor, against }) => `वरचा मजला: ${against} ऐवजी ${floor}`,
  furnished: ({ furnishing, against }) => `${against} ऐवजी ${furnishing}`,
  furnishing: {
    UnFurnished: 'फर्निचरशिवाय',
    'Semi-Furnished': 'थोड्या फर्निचरसह',
    Furnished: 'फर्निचरसह',
  },
} satisfies Messages<typeof en>;
