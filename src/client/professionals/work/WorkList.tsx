import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallState } from '#client/lib/use-call.ts';
import type { useListQuery } from '#client/lib/use-list-query.ts';
import { Allowance } from '#client/professionals/engagements/Allowance.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { WorkCalendar } from './WorkCalendar.tsx';

interface Answer<Work> {
  data: Work[];
  total: number;
  pageSize: number;
  serverTime: string;
}

interface Props<Work, Stage extends string> {
  list: CallState<Answer<Work>>;
  query: ReturnType<typeof useListQuery>;
  stages: readonly Stage[];
  /** The one shown; without it all. */
  stage: Stage | undefined;
  titleOf: (stage: Stage) => string;
  icon: LucideIcon;
  /** Said where nothing is of a stage. */
  noneOf: (stage: Stage) => string;
  /** What stands before the id of a piece of work in the address of its page. */
  workPath: string;
  /** What a profile shows, to those whom nobody has asked yet. */
  profileWords: string;
  card: (work: Work, serverTime: string) => ReactNode;
}

/** What clients ask of a professional, by its stage, what is under way first. */
export function WorkList<Work, Stage extends string>(props: Props<Work, Stage>) {
  const { list, query, stages, stage, titleOf, icon, noneOf, profileWords, card, workPath } = props;
  return (
    <>
      <Allowance />
      <WorkCalendar workPath={workPath} />
      <ListPage
        list={list}
        query={query}
        noun={['piece of work', 'pieces of work']}
        filters={
          <FilterChips
            legend="Which work to show"
            values={stages}
            chosen={stage}
            label={(value) => (value ? titleOf(value) : 'All')}
            onChoose={(value) => query.filter('stage', value ?? '')}
          />
        }
        empty={{
          icon,
          title: stage ? noneOf(stage) : 'Nobody has asked yet',
          text: `Clients find you in the directory by your profile: ${profileWords}, your reviews.`,
          action: (
            <ButtonLink variant="quiet" href="/MyProfile">
              See my profile
            </ButtonLink>
          ),
        }}
        rows={{ card: (work) => card(work, list.answer?.serverTime ?? '') }}
      />
    </>
  );
}
