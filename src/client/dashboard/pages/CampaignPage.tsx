import { useSearchParams } from 'wouter';
import { Campaign } from '#client/ads/campaigns/Campaign.tsx';
import type { PageProps } from '#client/lib/page.ts';
import { Checkout } from '#client/money/checkout/Checkout.tsx';
import { PaymentResult } from '#client/money/checkout/PaymentResult.tsx';
import { AppLink } from '#client/ui/AppLink.tsx';
import { adCampaignCallBack } from '#contract/money/payment-call-backs.ts';
import words from '#messages/people/desk/index.ts';

/** An ad of one's own, or any for staff; with `?order_id` how its payment went. */
export function CampaignPage({ params, userRole }: PageProps) {
  const [query] = useSearchParams();
  const campaignId = Number(params.id);
  const orderId = query.get('order_id');
  const isStaff = userRole === 'admin';
  return (
    <div className="grid grid-cols-1 gap-6">
      <AppLink className="link -mb-5 w-fit" href={isStaff ? '/Admin/Ads' : '/Campaigns'}>
        {isStaff ? words.ads : words.myAds}
      </AppLink>
      <Campaign
        campaignId={campaignId}
        isStaff={isStaff}
        returned={
          orderId && <PaymentResult key={orderId} orderId={orderId} callBack={adCampaignCallBack} />
        }
        checkout={<Checkout request={{ purpose: 'adCampaign', subjectId: campaignId }} />}
      />
    </div>
  );
}
