/** What a visitor asks support about, by the place that leads there. */
export type SupportTopic =
  | 'question'
  | 'error'
  | 'contacts'
  | 'profile'
  | 'verification'
  | 'payment'
  | 'bonus'
  | 'promotion'
  | 'tournament'
