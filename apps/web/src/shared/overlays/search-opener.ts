import { makeAutoObservable } from 'mobx'

/** Whether the search is open. One for each tab; whatever shows a way to search opens it. */
export class SearchOpener {
  isOpen = false

  constructor() {
    makeAutoObservable(this)
  }

  open = (): void => {
    this.isOpen = true
  }
  close = (): void => {
    this.isOpen = false
  }
}
