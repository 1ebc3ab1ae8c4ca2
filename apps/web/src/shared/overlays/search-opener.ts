import { action, makeObservable, observable } from 'mobx'

export class SearchOpener {
  isOpen = false

  constructor() {
    makeObservable(this, { isOpen: observable, open: action, close: action })
  }

  open = (): void => {
    this.isOpen = true
  }
  close = (): void => {
    this.isOpen = false
  }
}
