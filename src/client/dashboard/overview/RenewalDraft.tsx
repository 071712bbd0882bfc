import { useState } from 'react';
import { useCall } from '#client/lib/use-call.ts';
import { Field } from '#client/ui/Field.tsx';
import { Loader } from '#client/ui/Loader.tsx';
import { Select } from '#client/ui/Select.tsx';
import { type LicenceRenewal, renewLicence } from '#contract/professionals/renewals.ts';
import { formatRupees } from '#domain/lib/money.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { RENT_STEPS, USUAL_RENT_STEP } from '#domain/professionals/renewal.ts';
import words from '#messages/people/overview/index.ts';

const steps = () =>
  RENT_STEPS.map((step) => ({
    value: String(step),
    label: step === 0 ? words.asBefore : words.more({ step }),
  }));

function Terms({ renewal }: { renewal: LicenceRenewal }) {
  const { rent, before, deposit, startOn, until, months, costs, total } = renewal;
  const facts = [
    [
      words.rentAMonth,
      words.rentNow({ rent: formatRupees(rent), rent2: formatRupees(before.rent) }),
    ],
    [
      words.from,
      words.spanMonths({ startOn: formatDate(startOn), until: formatDate(until), months }),
    ],
    [words.deposit, words.depositAsBefore({ deposit: formatRupees(deposit) })],
    ...costs.map(({ label, rupees, source }) => [label, `${formatRupees(rupees)} (${source})`]),
    [words.inHalves, formatRupees(total)],
  ];
  return (
    <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a licence would say that goes on: both sides read the same figures from the terms they agreed to. */
export function RenewalDraft({ agreementId }: { agreementId: number }) {
  const [step, setStep] = useState<number>(USUAL_RENT_STEP);
  const { state, answer, error, reload } = useCall(renewLicence, {
    params: { id: agreementId },
    query: { step },
  });
  return (
    <div className="grid gap-3 pt-2">
      <Field label={words.rent}>
        <Select
          options={steps()}
          value={String(step)}
          onChange={(event) => setStep(Number(event.target.value))}
        />
      </Field>
      <Loader state={state} error={error} onRetry={reload}>
        {() => answer && <Terms renewal={answer.data} />}
      </Loader>
      <p className="text-sm text-muted">{words.sameFigures}</p>
    </div>
  );
}
