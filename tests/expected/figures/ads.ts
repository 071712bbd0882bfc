const BANNER = { width: 1_200, height: 400 };
const STRIP = { width: 1_200, height: 300 };
const SCREEN = { width: 640, height: 360 };

export const ADS = {
  MILLS: 1_000,
  MAX_HEADLINE: 60,
  MAX_DESCRIPTION: 200,
  MIN_BUDGET: 500,
  MAX_BUDGET: 1_000_000,
  MAX_CAMPAIGN_DAYS: 180,
  MAX_DAYS_AHEAD: 180,
  NONCE_MINUTES: 60,
  MIN_CLICK_MS: 300,
  AD_PLACE_RULES: {
    ...{ TopHome: BANNER, BottomHome: BANNER },
    ...{ CenterHomeVideo: SCREEN, CenterHomeGif: SCREEN },
    ...{ DashBoardTopImage: STRIP, DashBoardBottomImage: STRIP },
    ...{ AnalysisTopImage: STRIP, ShortListTopImage: STRIP },
  },
};
