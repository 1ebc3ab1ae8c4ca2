export interface PromoWidget {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly image: string | null
  readonly button: { readonly text: string; readonly url: string }
}
