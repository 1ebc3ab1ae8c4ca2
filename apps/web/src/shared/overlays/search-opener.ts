import { action, makeObservable, observable } from 'mobx'

declare module '../site/tab.tsx' {
  interface Tab {
    readonly search: SearchOpener
  }
}

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
