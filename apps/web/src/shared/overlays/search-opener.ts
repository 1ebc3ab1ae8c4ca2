import { makeAutoObservable } from 'mobx'

/** Open state of the search dialog. */
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
