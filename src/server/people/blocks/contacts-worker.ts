import { serveBeside } from '#server/uploads/serve-beside.ts';
import { contactsInPdf } from './contacts-in-pdf.ts';

serveBeside(contactsInPdf);
