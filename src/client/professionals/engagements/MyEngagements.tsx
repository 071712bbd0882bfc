import { BriefcaseBusiness } from 'lucide-react';
import { inFull } from '#client/deals/deal/in-full.ts';
import { TimeLeft } from '#client/deals/deal/TimeLeft.tsx';
import { callForFile } from '#client/lib/api.ts';
import { photoAddress } from '#client/lib/photo-address.ts';
import { useList, useListCall } from '#client/lib/use-list.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { ButtonLink } from '#client/ui/ButtonLink.tsx';
import { DownloadButton } from '#client/ui/DownloadButton.tsx';
import { FilterChips } from '#client/ui/FilterChips.tsx';
import { ListPage } from '#client/ui/ListPage.tsx';
import {
  ENGAGEMENT_STAGES,
  type EngagementRow,
  type EngagementStage,
  listEngagements,
} from '#contract/professionals/engagements.ts';
import { workCsv } from '#contract/professionals/work-list.ts';
import { PROFESSION, PROFESSIONS } from '#domain/lib/profession.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import { ENGAGEMENT_WAITS } from '#domain/professionals/engagement.ts';
import engagementsWords from '#messages/professionals/engagements/index.ts';
import { STATE } from './engagement-labels.ts';
import { readWork } from './use-work-query.ts';
import { WorkFilters } from './WorkFilters.tsx';

function Row({ row, href, serverTime }: { row: EngagementRow; href: string; serverTime: string }) {
  const { title: words, tone } = STATE[row.state];
  const isLive = row.expiresAt === null || row.expiresAt > serverTime;
  return (
    <li className="card group relative grid gap-2 p-4 hover:border-line-strong">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={row.other} src={photoAddress(row.otherImage)} />
          <div className="min-w-0">
            <h2 className="text-lg">
              <AppLink
                className="no-underline after:absolute after:inset-0 group-hover:underline"
                href={href}
              >
                {row.other}
              </AppLink>
            </h2>
            <p className="text-sm text-muted wrap-anywhere">
              {row.side === 'client' ? PROFESSION[row.profession].name : engagementsWords.client}
              {row.title && ` · ${row.title}`}
            </p>
          </div>
        </div>
        <p className="flex flex-wrap gap-2">
          {isLive && ENGAGEMENT_WAITS[row.state] === row.side && (
            <Badge tone="warn">{engagementsWords.waits}</Badge>
          )}
          <Badge {...(tone && { tone })}>{words}</Badge>
        </p>
      </div>
      <p className="line-clamp-2 wrap-anywhere">{row.brief}</p>
      <p className="text-sm text-muted">
        {row.quote !== null && <b className="tabular text-ink">{inFull(row.quote)}</b>}
        {row.quote !== null && ' · '}
        {row.expiresAt ? (
          <TimeLeft until={row.expiresAt} serverTime={serverTime} />
        ) : (
          engagementsWords.sinceWord({ createdAt: formatDate(row.createdAt) })
        )}
      </p>
    </li>
  );
}

interface Props {
  /** 0 for the work about all of the caller's properties. */
  propertyId: number;
  hrefOf: (engagementId: number) => string;
  side: 'client' | 'professional';
  /** Said where there is none, with the way on. */
  empty?: { title: string; text: string; href: string; label: string };
}

const NOBODY_HIRED = {
  get title() {
    return engagementsWords.nobodyHiredYet;
  },
  get text() {
    return engagementsWords.askAgentLawyer;
  },
  href: '/HireAgent',
  get label() {
    return engagementsWords.findAgent;
  },
};

const STAGE: Record<EngagementStage, { chip: string; none: string }> = {
  mine: {
    get chip() {
      return engagementsWords.waitsMe;
    },
    get none() {
      return engagementsWords.nothingWaits;
    },
  },
  running: {
    get chip() {
      return engagementsWords.underWay;
    },
    get none() {
      return engagementsWords.nothingUnderWay;
    },
  },
  over: {
    get chip() {
      return engagementsWords.over;
    },
    get none() {
      return engagementsWords.nothingOverYet;
    },
  },
};

/** Whom the caller has asked or hired, or who asked the caller; what waits for the caller first. */
export function MyEngagements({ propertyId, hrefOf, side, empty = NOBODY_HIRED }: Props) {
  const place = useList();
  const work = readWork(place, ENGAGEMENT_STAGES);
  const { stage } = work;
  const profession = PROFESSIONS.find((known) => known === place.read('profession'));
  const { list, query, whole } = useListCall(listEngagements, place, {
    property: propertyId,
    side,
    ...work.asked,
    ...(profession && { profession }),
  });
  const { title, text, href, label } = empty;
  return (
    <ListPage
      list={list}
      query={query}
      filters={
        <WorkFilters
          query={{ ...place, stage }}
          stages={ENGAGEMENT_STAGES}
          titleOf={(value) => STAGE[value].chip}
        >
          {side === 'client' && (
            <FilterChips
              legend={engagementsWords.whoseWorkShow}
              values={PROFESSIONS}
              chosen={profession}
              label={(value) => (value ? PROFESSION[value].name : engagementsWords.everybody)}
              onChoose={(value) => place.filter('profession', value ?? '')}
            />
          )}
        </WorkFilters>
      }
      {...(side === 'professional' && {
        actions: (
          <DownloadButton file={() => callForFile(workCsv)} fileName="work.csv">
            {engagementsWords.allTable}
          </DownloadButton>
        ),
      })}
      empty={{
        icon: BriefcaseBusiness,
        title: stage
          ? STAGE[stage].none
          : work.isNarrowed || profession
            ? engagementsWords.nothingFound
            : title,
        text,
        action: <ButtonLink href={href}>{label}</ButtonLink>,
      }}
      rows={{
        card: (row) => (
          <Row
            key={row.id}
            row={row}
            href={hrefOf(row.id)}
            serverTime={whole?.data.serverTime ?? ''}
          />
        ),
      }}
    />
  );
}
