/** What can be open above a table. */
export type Opened = 'saga' | 'menu' | 'actions' | 'hint' | 'chat' | 'rules' | 'settings';
