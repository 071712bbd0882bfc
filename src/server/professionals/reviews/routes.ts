import * as abuseReports from '#contract/professionals/abuse-reports.ts';
import * as reviews from '#contract/professionals/reviews.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { answerReviewVerb } from './answer-review.ts';
import { decideAbuseReportVerb } from './decide-report.ts';
import { listAbuseReportsVerb } from './list-reports.ts';
import { partyReviewsVerb } from './party-reviews.ts';
import { getRatingAgentListVerb } from './rating-list.ts';
import { reportAbuseVerb } from './report-abuse.ts';
import { reviewsOfVerb } from './reviews-of.ts';
import { writeReviewVerb } from './write-review.ts';

export const reviewRoutes: Route[] = [
  implement(reviews.getRatingAgentList, getRatingAgentListVerb),
  implement(reviews.partyReviews, partyReviewsVerb),
  implement(reviews.reviewsOf, reviewsOfVerb),
  implement(reviews.writeReview, writeReviewVerb),
  implement(reviews.answerReview, answerReviewVerb),
  implement(abuseReports.reportAbuse, reportAbuseVerb),
  implement(abuseReports.listAbuseReports, listAbuseReportsVerb),
  implement(abuseReports.decideAbuseReport, decideAbuseReportVerb),
];
