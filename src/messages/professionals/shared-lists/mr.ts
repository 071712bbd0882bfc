import type { Messages } from '#messages/lib/catalogue.ts';
import type en from './en.ts';

export default {
  title: 'तुमच्यासाठी घरे',
  description: 'एजंटने तुमच्यासाठी निवडलेली घरे.',
  needsJavaScript: 'ही यादी दाखवण्यासाठी जावास्क्रिप्ट लागते.',
  chosenBy: ({ agent, until }) =>
    `Propertysearch वरील एजंट ${agent} यांनी तुमच्यासाठी निवडलेली घरे. हे पान ${until} पर्यंत इथे आहे.`,
  homes: 'घरे',
  standing: {
    booked: 'बुक झाले: कोणीतरी इसारा दिला आहे',
    sold: 'विकले गेले',
    rented: 'भाड्याने गेले',
    gone: 'हे घर आता उपलब्ध नाही.',
  },
  notWhole: 'लिंक अपुरी आहे. ती पुन्हा मागवा.',
  whatItIs:
    'तुम्ही काय शोधता आहात हे माहीत असलेला एजंट तुमच्यासाठी घरे निवडून त्यांची लिंक पाठवू शकतो. मग ती घरे इथे एकत्र दिसतात, प्रत्येक घर अजून उपलब्ध आहे का यासह.',
  howItComes:
    'लिंकच्या शेवटी असलेल्या कोडने, खाते नसतानाही, एजंटने ठरवलेल्या दिवसापर्यंत यादी उघडते. तुम्हाला लिंक आली असेल, तर ती पूर्ण उघडा.',
  tellAgents: ({ saved }) =>
    `अजून लिंक नाही? एखादा शोध जतन करा आणि ${saved} इथे एजंटना त्यासाठी घरे सुचवू द्या.`,
  savedSearches: 'जतन केलेले शोध',
  searchHomes: 'घरे शोधा',
  findAgent: 'एजंट शोधा',
} satisfies Messages<typeof en>;
