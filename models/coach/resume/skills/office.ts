import { rows } from "./row.ts";

/** Accounts, tax and banking. */
export const accountsSkills = rows(
  "accounts",
  `
  tally accounting-software: Tally | Tally Prime | Tally ERP 9 | Tally ERP | Tally.ERP 9 | TallyPrime
  accounting-software: Zoho Books | QuickBooks | ~Busy | Busy software | Marg ERP | Xero
  gst tax: GST | GST returns | GST filing | GSTR | GSTR-1 | GSTR-3B | GSTR-9 | GSTR-2A | goods and services tax | e-way bill | e-invoicing | e-invoice
  gst itc tax: GSTR-2B | input credit | input tax credit | ITC
  tds tax: TDS | TCS | 26Q | 24Q | Form 16 | 26AS
  income-tax tax: income tax | ITR | ITR filing | tax audit | tax returns | direct tax | advance tax
  reconciliation bank-reconciliation: bank reconciliation | ?reconciliation | BRS | ledger reconciliation | vendor reconciliation | account reconciliation | accounts reconciliation | ledger scrutiny
  bookkeeping journal-entries: bookkeeping | book keeping | journal entries | vouchers | voucher entry | purchase books | bank books | ledgers | day book
  accounts-payable payables: accounts payable | vendor payments | invoice processing | =AP | P2P
  accounts-receivable receivables: accounts receivable | collections follow-up | ageing report | debtors | =AR | O2C
  audit: audit | statutory audit | internal audit | stock audit | stock verification | auditor | concurrent audit
  final-accounts financial-statements: balance sheet | P&L | profit and loss | finalisation of accounts | finalization | trial balance | financial statements | month-end closing | month end
  ind-as accounting-standards: Ind AS | IFRS | accounting standards | US GAAP | GAAP
  costing: costing | cost accounting | variance analysis | budgeting | ?budget
  financial-analysis: financial analysis | financial modelling | financial modeling | ratio analysis | FP&A | valuation
  payroll: payroll | PF | ESI | ESIC | salary processing
  banking: banking | KYC | NEFT | RTGS | cash handling | loan processing | teller | CASA | credit appraisal
  trade-finance: bank guarantee | bank guarantees | letter of credit | letters of credit | trade finance
  banking insurance: insurance claims | underwriting | IRDA
  sap-fico erp: SAP FICO | SAP FI | SAP | Oracle Financials | ERP
  fixed-assets: fixed assets | depreciation
  inventory: inventory valuation | stock register
  company-law: ROC | company law | MCA filing | Companies Act
  `,
);

/** Sales, marketing and retail. */
export const salesSkills = rows(
  "sales",
  `
  field-sales sales: field sales | general trade | beat plan | primary sales | secondary sales | territory sales | direct sales | =outlets | =Outlets
  distribution sales: distributor | distributors | distributor management | numeric distribution | channel sales | dealer network | dealers | stockist
  merchandising sales: merchandising | visual merchandising | planogram | chiller placement | ?shelf
  retail: retail | store operations | POS | point of sale | footfall | store manager
  b2b sales: B2B | B2B sales | corporate sales | enterprise sales | key account | key accounts | key account management
  lead-generation sales: lead generation | cold calling | prospecting | inside sales | tele sales | telesales
  negotiation sales: negotiation | closing deals | price negotiation
  targets sales: sales target | sales targets | target achievement | quota | targets
  crm sales: CRM | Salesforce | Zoho CRM | HubSpot | LeadSquared | Bizom
  credit-control sales: =overdue | =Overdue | credit control | outstanding recovery
  collections sales: ?collections | loan recovery | EMI collection | overdue EMI | collection executive | collection officer
  digital-marketing marketing: digital marketing | SEO | SEM | Google Ads | Facebook Ads | social media marketing | Google Analytics | content marketing
  marketing: marketing | brand management | campaigns | market research | brand activation
  pharma-sales sales: medical representative | doctor visits | pharma sales | ?detailing
  real-estate sales: real estate | site visits | channel partners
  ecommerce sales: e-commerce | ecommerce | Flipkart | Amazon seller
  forecasting sales: sales forecasting | demand forecasting
  insurance sales: life insurance | health insurance | term insurance | general insurance | insurance sales | insurance advisor | bancassurance
  loans sales: home loans | home loan | personal loans | personal loan | loan sales | loan sourcing
  team-management sales: salesmen | sales team | team handling
  `,
);

/** Customer support and back office. */
export const supportSkills = rows(
  "support",
  `
  customer-service support: customer service | customer support | customer care | customer handling | client servicing
  calls support: call centre | call center | ?inbound | ?outbound | inbound calls | voice process | BPO | telecalling | telecaller
  chat-support support: chat support | email support | non-voice | chat process | live chat
  ticketing support: Zendesk | Freshdesk | ServiceNow | ticketing | tickets | Intercom
  sla support: SLA | TAT | turnaround time | service level
  csat support quality: CSAT | NPS | QA score | call quality | first call resolution | FCR | AHT | average handling time
  escalation complaints: escalations | escalation | complaint handling | grievance | complaints
  technical-support support: technical support | help desk | helpdesk | desktop support | IT support | troubleshooting
  data-entry back-office: data entry | back office | typing | typing speed | wpm | CCC | NIELIT CCC | CPCT
  ms-office back-office: MS Office | Microsoft Office | MS Word | Microsoft Word | PowerPoint | Outlook | MS PowerPoint | Google Sheets
  excel back-office: MS Excel | Microsoft Excel | Advanced Excel | ~Excel | VLOOKUP | XLOOKUP | pivot tables | pivot table | Pivot | macros | VBA
  kyc-process back-office: KYC verification | document verification | claims processing
  logistics: logistics | dispatch | order processing | supply chain | warehouse | delivery executive
  hospitality: front desk | hotel management | housekeeping | food and beverage | guest relations | reservations
  `,
);

/** HR and administration. */
export const hrAdminSkills = rows(
  "hr-admin",
  `
  recruitment: recruitment | talent acquisition | hiring | sourcing | Naukri | interview scheduling | end-to-end recruitment | staffing
  onboarding: onboarding | ?induction | joining formalities
  payroll-hr payroll: payroll processing | salary register | full and final | attendance management
  statutory-compliance labour-law: PF and ESI | labour law | labor law | statutory compliance | gratuity | Shops Act | Factories Act
  employee-relations grievance: employee relations | employee engagement | grievance handling | exit interview | exit interviews
  performance-management: performance appraisal | appraisal | performance management | KRA | KPI
  training-development: training and development | learning and development | L&D
  hrms: HRMS | greytHR | Keka | Darwinbox | HRIS | PeopleSoft | Zoho People
  posh policy: POSH | HR policy | HR policies
  office-administration admin: office administration | petty cash | record keeping | office assistant | कार्यालय सहायक
  facilities admin: facility management | facilities management | facility manager | housekeeping and security
  vendor-management admin: vendor management
  travel-desk admin: travel desk | travel arrangements | ticket booking
  office-administration data-entry: computer operator | कंप्यूटर ऑपरेटर | data operator
  secretarial admin: executive assistant | calendar management | minutes of meeting
  front-office admin: receptionist | front office | visitor management | EPABX
  procurement admin: procurement | purchase orders | purchase order | tendering | GeM portal
  `,
);
