import { rows } from "./row.ts";

/** Nursing and allied health. */
export const nursingSkills = rows(
  "nursing",
  `
  icu critical-care: ICU | intensive care | CCU | NICU | PICU | MICU | SICU | critical care
  ventilator critical-care: ventilator | ventilator care | ventilated | mechanical ventilation | BiPAP | CPAP
  cpr emergency bls: BLS | ACLS | CPR | PALS | Code Blue | NRP
  triage emergency: triage | emergency ward | casualty | emergency department
  infection-control: hand hygiene | infection control | infection prevention | biomedical waste | BMW management | aseptic technique | VAP
  medication medication-safety: medication administration | =medication | =Medication | high-alert drugs | drug administration | injections
  iv-therapy cannulation: IV cannulation | cannulation | IV therapy | infusion pump | IV line
  central-line critical-care: central line | central line care | arterial line | arterial line care
  abg critical-care: ABG | ABG sampling | blood gas
  vital-signs assessment: vital signs | vitals | patient assessment | ECG | monitoring vitals | GCS
  patient-care: patient care | bedside care | nursing care | bed making | catheterization | catheterisation
  wound-care: wound care | ?=dressing | ?=Dressing | ?=dressings | ?=Dressings | wound dressing | surgical dressing | sterile dressing | aseptic dressing | pressure ulcer | bed sores | pressure sore
  documentation handover: nursing documentation | nurses notes | ?handover | SBAR | shift handover
  operation-theatre: operation theatre | OT nurse | scrub nurse | perioperative | OT technician | post-operative care | =post-operative | =Post-operative
  maternity labour-room: labour room | midwife | midwifery | antenatal | postnatal | obstetrics | ANM
  paediatric: paediatric | pediatric | neonatal | immunization | immunisation | vaccination
  dialysis: dialysis | haemodialysis | hemodialysis
  community-health: community health | ~ASHA | ASHA worker | public health | health camp
  nabh quality: NABH | JCI | patient safety
  laboratory: phlebotomy | DMLT | pathology | lab technician | sample collection | haematology
  pharmacy: pharmacy | pharmacist | D.Pharm | B.Pharm | ?dispensing
  radiology: X-ray | radiographer | CT scan | MRI
  physiotherapy: physiotherapy | physiotherapist | ?rehabilitation
  `,
);

/** Teaching and schools. */
export const teachingSkills = rows(
  "teaching",
  `
  lesson-planning pedagogy: lesson plan | lesson plans | lesson planning | curriculum | syllabus | pedagogy | teaching aids
  classroom-management: classroom management | class teacher | discipline committee
  assessment: question papers | formative assessment | evaluation of answer sheets | continuous assessment | CCE | board results | board exam
  boards curriculum: CBSE | ICSE | NCERT | state board syllabus | IB curriculum | IGCSE
  teacher-qualification: B.Ed | B.Ed. | D.El.Ed | CTET | TET | UPTET | D.Ed | M.Ed | NTT
  inclusive-education special-needs: inclusive education | special needs | special educator | ?remedial | remedial classes | slow learners
  edtech online-teaching: smart board | smart class | Google Classroom | online classes | online teaching | Diksha
  parents: parent teacher meeting | PTM | parents meeting
  subject-teaching: TGT | PGT | tuition | home tutor | tutoring | teaching
  primary-teaching subject-teaching: PRT | primary teacher | primary school teacher
  maths-teaching subject-teaching: mathematics teacher | maths teacher | TGT Mathematics | PGT Mathematics | TGT Maths | PGT Maths | teaching mathematics | mathematics teaching
  science-teaching subject-teaching: science teacher | physics teacher | chemistry teacher | biology teacher | TGT Science | PGT Physics | PGT Chemistry | PGT Biology | teaching science
  english-teaching language-teaching: English teacher | TGT English | PGT English | teaching English
  language-teaching subject-teaching: Hindi teacher | Sanskrit teacher | language teacher | TGT Hindi | PGT Hindi
  social-science subject-teaching: social science teacher | social studies teacher | history teacher | TGT Social Science | TGT SST | PGT History
  coaching subject-teaching: coaching institute | coaching centre | coaching classes
  early-years: Montessori | kindergarten | nursery teacher | phonics | early childhood
  activities: co-curricular | house in charge | annual day
  nep policy: NEP 2020 | NEP | FLN
  lecturer: lecturer | assistant professor | UGC NET
  `,
);

/** Mechanical, electrical and civil engineering, and plant maintenance. */
export const engineeringSkills = rows(
  "engineering",
  `
  autocad drawing: AutoCAD | Auto CAD | CAD | drafting | engineering drawing
  cad-3d design: SolidWorks | Solid Works | CATIA | Creo | Fusion 360 | Unigraphics | NX CAD | 3D modelling
  ansys fea: ANSYS | FEA | finite element | HyperMesh
  staad structural: STAAD Pro | STAAD.Pro | ETABS | structural design | RCC design
  revit bim: Revit | BIM | Navisworks
  civil-site civil: site execution | site engineer | site supervision | bar bending schedule | BBS | shuttering | concreting | RCC
  quantity-survey civil: quantity survey | ?estimation | billing engineer | BOQ | rate analysis | measurement book
  concrete civil: ?concrete | cube test | slump test | mix design | ?curing
  surveying civil: total station | levelling | land survey | surveying | auto level
  preventive-maintenance maintenance: preventive maintenance | breakdown maintenance | maintenance | plant maintenance | TPM | CMMS | predictive maintenance
  plc automation: PLC | SCADA | HMI | DCS | Siemens PLC | Allen Bradley | ?automation
  motors electrical: motors | VFD | induction motor | motor winding | electrical motors
  transformers electrical: power transformer | distribution transformer | transformers | substation | switchgear | HT/LT | LT panel | HT panel | ?relay
  wiring electrical: wiring | house wiring | industrial wiring | earthing | electrician | wireman
  power-systems electrical: power systems | transmission line | DG set
  solar electrical: solar PV | solar plant | rooftop solar | solar power
  cnc machining: CNC | VMC | lathe | milling | machining | turner | fitter | CNC programming | G-code
  welding: welding | welder | MIG | TIG | arc welding | fabrication
  hydraulics: hydraulic | hydraulics | pneumatic | pneumatics
  pumps rotating-equipment: =pump | =Pump | pumps | centrifugal pump | pump maintenance | pump overhauling | pump repair | compressor | compressors | =bearing | =Bearing | bearings | boiler | boilers | turbine
  hvac: HVAC | chiller plant | air conditioning | refrigeration | AHU
  quality quality-control: quality control | quality assurance | 7 QC tools | ISO 9001 | IATF 16949 | inspection | SPC | PPAP
  lean production: 5S | Kaizen | lean manufacturing | Six Sigma | OEE | Kanban system | lean
  production: production planning | production engineer | production supervisor | shop floor | assembly line | PPC | manufacturing
  safety: safety | EHS | HSE | LOTO | confined space | work at height | work permit | permit to work | HAZOP | toolbox talk | PPE
  thermodynamics: thermodynamics | heat transfer | fluid mechanics | IC engine
  automobile: automobile | vehicle service | automotive | diesel mechanic
  electronics: embedded systems | embedded C | firmware | electronics | PCB | circuit design | VLSI | Verilog | soldering
  instrumentation: instrumentation | calibration | sensors | control valve
  project-management: MS Project | Primavera | project planning
  `,
);

/** What people write before their first job; told apart from work by the dates. */
export const fresherSkills = rows(
  "fresher",
  `
  internship: internship | intern | industrial training | summer training | in-plant training
  volunteering activities: NSS | NCC | volunteer | volunteering | blood donation
  sports activities: kabaddi | cricket team | football team | sports captain | captain
  events activities: college fest | technical fest | event coordinator | organising committee | class representative
  college-project project: final year project | college project | mini project | major project
  communication: communication skills | public speaking | debate | presentation skills
  `,
);
