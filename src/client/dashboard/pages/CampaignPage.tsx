import { useSearchParams } from 'wouter';
import { AppLink } from '#client/dashboard/AppLink.tsx';
import type { PageProps } from '#client/dashboard/page-props.ts';
import { useSession } from '#client/dashboard/session-context.ts';
import { Campaign } from '#client/features/campaigns/Campaign.tsx';
import { Checkout } from '#client/features/checkout/Checkout.tsx';
import { PaymentResult } from '#client/features/checkout/PaymentResult.tsx';
import { adCampaignCallBack } from '#contract/money/payments.ts';

/** An ad of one's own, or any for staff; with `?order_id` how its payment went. */
export function CampaignPage({ params }: PageProps) {
  const { userRole } = useSession();
  const [query] = useSearchParams();
  const campaignId = Number(params.id);
  const orderId = query.get('order_id');
  const isStaff = userRole === 'admin';
  return (
    <div className="grid grid-cols-1 gap-6">
      <AppLink className="link -mb-5 w-fit" href={isStaff ? '/Admin/Ads' : '/Campaigns'}>
        {isStaff ? 'Ads' : 'My ads'}
      </AppLink>
      <Campaign
        campaignId={campaignId}
        isStaff={isStaff}
        returned={
          orderId && <PaymentResult key={orderId} orderId={orderId} callBack={adCampaignCallBack} />
        }
        checkout={<Checkout wish={{ purpose: 'adCampaign', subjectId: campaignId }} />}
      />
    </div>
  );
}
