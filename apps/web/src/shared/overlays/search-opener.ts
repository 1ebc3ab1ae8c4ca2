import { makeAutoObservable } from 'mobx'

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
