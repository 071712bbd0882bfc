import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import type { LeadDetail } from '#contract/professionals/leads.ts';
import { showMobile } from '#domain/lib/mobile.ts';
import type { ContactWay } from '#domain/professionals/own-lead.ts';
import words from '#messages/professionals/leads/index.ts';
import { LogDialog } from './LogDialog.tsx';
import { WriteDialog } from './WriteDialog.tsx';

/** Ways to somebody outside the site, each followed by the question how it went. */
export function ReachOut({ lead }: { lead: LeadDetail }) {
  const [asked, setAsked] = useState<ContactWay>();
  const [isWriting, setWriting] = useState(false);
  const { mobile = null, email = null } = lead.contact ?? {};
  return (
    <div className="flex flex-wrap gap-3">
      {mobile && (
        <>
          <ButtonLink href={`tel:+91${mobile}`} variant="quiet" onClick={() => setAsked('call')}>
            <Phone aria-hidden="true" className="size-5" />
            {words.call({ showMobile: showMobile(mobile) })}
          </ButtonLink>
          <Button variant="quiet" icon={MessageCircle} onClick={() => setWriting(true)}>
            {words.whatsapp}
          </Button>
        </>
      )}
      {email && (
        <ButtonLink href={`mailto:${email}`} variant="quiet" onClick={() => setAsked('email')}>
          <Mail aria-hidden="true" className="size-5" />
          {words.write({ email })}
        </ButtonLink>
      )}
      {!mobile && (
        <Button variant="quiet" icon={Phone} onClick={() => setAsked('call')}>
          {words.writeCallDown}
        </Button>
      )}
      {isWriting && mobile && (
        <WriteDialog
          lead={lead}
          mobile={mobile}
          onSent={() => setAsked('whatsapp')}
          onClose={() => setWriting(false)}
        />
      )}
      {asked && <LogDialog leadId={lead.id} way={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
