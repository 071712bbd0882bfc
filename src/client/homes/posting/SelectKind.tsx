import { useLocation, useSearchParams } from 'wouter';
import { SUBCATEGORIES } from '#domain/homes/listing.ts';
import { KIND_LABEL } from '#domain/homes/term-labels.ts';
import { ChoiceCards } from './ChoiceCards.tsx';
import { KindIcon } from './KindIcon.tsx';
import { KIND_DETAIL } from './kinds.ts';

/** The first question of posting. With `?draft=` it changes the answer of a draft. */
export function SelectKind() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  return (
    <ChoiceCards
      choices={SUBCATEGORIES.map((value) => ({
        value,
        label: KIND_LABEL[value],
        detail: KIND_DETAIL[value],
        picture: <KindIcon kind={value} className="size-16" />,
      }))}
      chosen={SUBCATEGORIES.find((kind) => kind === query.get('kind'))}
      onChoose={(kind) => {
        const next = new URLSearchParams(query);
        next.set('kind', kind);
        navigate(`/SelectPropertyFor?${next}`);
      }}
    />
  );
}
