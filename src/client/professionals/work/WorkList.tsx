import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { callForFile } from '#client/lib/api.ts';
import type { CallState } from '#client/lib/use-call.ts';
import { Allowance } from '#client/professionals/engagements/Allowance.tsx';
import type { WorkQuery } from '#client/professionals/engagements/use-work-query.ts';
import { WorkFilters } from '#client/professionals/engagements/WorkFilters.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import { workCsv } from '#contract/professionals/work-list.ts';
import words from '#messages/professionals/work/index.ts';
import { WorkCalendar } from './WorkCalendar.tsx';

interface Answer<Work> {
  data: Work[];
  total: number;
  pageSize: number;
  serverTime: string;
}

interface Props<Work, Stage extends string> {
  list: CallState<Answer<Work>>;
  query: WorkQuery<Stage>;
  stages: readonly Stage[];
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

function noneTitle<Stage extends string>(
  { stage, isNarrowed }: WorkQuery<Stage>,
  noneOf: (stage: Stage) => string,
): string {
  if (!isNarrowed) return words.nobodyAskedYet;
  return stage ? noneOf(stage) : words.nothingFound;
}

/** What clients ask of a professional, by its stage, what is under way first. */
export function WorkList<Work, Stage extends string>(props: Props<Work, Stage>) {
  const { list, query, stages, titleOf, icon, noneOf, profileWords, card, workPath } = props;
  return (
    <>
      <Allowance />
      <WorkCalendar workPath={workPath} />
      <ListPage
        list={list}
        query={query}
        noun={[words.pieceWork, words.piecesWork]}
        filters={<WorkFilters query={query} stages={stages} titleOf={titleOf} />}
        actions={
          <DownloadButton file={() => callForFile(workCsv)} fileName="work.csv">
            {words.allTable}
          </DownloadButton>
        }
        empty={{
          icon,
          title: noneTitle(query, noneOf),
          text: words.clientsFindDirectory({ profileWords }),
          action: (
            <ButtonLink variant="quiet" href="/MyProfile">
              {words.seeMyProfile}
            </ButtonLink>
          ),
        }}
        rows={{ card: (work) => card(work, list.answer?.serverTime ?? '') }}
      />
    </>
  );
}
