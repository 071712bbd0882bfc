import { z } from 'zod';
import './plain-words.ts';

// In the browser the content security policy forbids making code from text. Zod tries it once to
// see whether it may, and every try is reported as a violation.
if (typeof document !== 'undefined') z.config({ jitless: true });
