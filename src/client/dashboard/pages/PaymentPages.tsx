import { PaymentPage } from '#client/money/checkout/PaymentPage.tsx';

/** The ten payment pages: one feature, a purpose each. */
export const SubscriptionPayment = () => <PaymentPage purpose="subscription" />;
export const OwnerContactPayment = () => <PaymentPage purpose="ownerContact" />;
export const RentContactPayment = () => <PaymentPage purpose="rentContact" />;
export const PromotePropertyPayment = () => <PaymentPage purpose="promoteProperty" />;
export const PromoteProfilePayment = () => <PaymentPage purpose="promoteProfile" />;
export const PropertyAnalysisPayment = () => <PaymentPage purpose="propertyAnalysis" />;
export const AgentLeadPayment = () => <PaymentPage purpose="agentLead" />;
export const LawyerPayment = () => <PaymentPage purpose="lawyerFee" />;
export const EvaluatorPayment = () => <PaymentPage purpose="evaluatorFee" />;
export const AgentPayment = () => <PaymentPage purpose="agentFee" />;
